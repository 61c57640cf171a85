declare module '*.png?no-inline' {
  const address: string;
  export default address;
}
