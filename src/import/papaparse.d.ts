/** The part of Papa Parse that is used. Its own types would bring those of Node and of the browser with them. */
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
