/** One icon, as the build hands it over: the inside of an svg, and its box. */
export interface IconData {
  readonly body: string;
  readonly width: number;
  readonly height: number;
}
