declare module "word-extractor" {
  type TextOptions = { filterUnicode?: boolean; includeFooters?: boolean };
  type WordText = {
    getBody: (options?: TextOptions) => string;
    getHeaders: (options?: TextOptions) => string;
    getFooters: (options?: TextOptions) => string;
    getTextboxes: (options?: TextOptions) => string;
  };
  // biome-ignore lint/style/noDefaultExport: this is how the package exports it
  export default class WordExtractor {
    extract(source: Buffer): Promise<WordText>;
  }
}
