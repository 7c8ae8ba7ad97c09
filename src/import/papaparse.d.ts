/** Types of the used part of Papa Parse. Its own types depend on those of Node and of the browser. */
declare module "papaparse" {
  const papa: {
    parse(
      text: string,
      options: {
        delimiter?: string;
        delimitersToGuess?: readonly string[];
        skipEmptyLines?: boolean;
        preview?: number;
      },
    ): { data: string[][]; meta: { delimiter: string } };
  };
  export default papa;
}
