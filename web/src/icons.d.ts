declare module 'virtual:icons/*' {
  const icon: import('./ui/icon').IconData;
  export default icon;
}

declare module 'virtual:word-pictures' {
  const pictures: Readonly<Record<string, import('../build/ivory').Picture>>;
  export default pictures;
}
