/** Whom the sizes of a garment fit. */

export interface SizeMeasures {
  /** True for figures typical of the size; this blank was not measured. */
  isTypical: boolean;
  sizes: {
    size: string;
    group: 'adults' | 'children';
    /** The chest it is made for, from and to. */
    chestCm: [number, number];
    /** Of children: how tall they are, from and to. Shops that were loaded earlier lack it. */
    heightCm?: [number, number];
  }[];
}
