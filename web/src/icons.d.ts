declare module 'virtual:icons/*' {
  const icon: import('./ui/icon').IconData;
  export default icon;
}

declare module 'virtual:word-pictures' {
  const pictures: Readonly<Record<string, import('../build/ivory').Picture>>;
  export default pictures;
}

declare module 'virtual:languages' {
  /** The languages of the house, its own first; made by build/languages.ts. */
  const spoken: readonly { readonly code: string; readonly name: string; readonly locale: string }[];
  export default spoken;
}
