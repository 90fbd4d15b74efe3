declare module 'virtual:icons/*' {
  const icon: import('./ui/icon').IconData;
  export default icon;
}
