/** Whom the sizes of a garment fit. */

export interface SizeMeasures {
  /** True if they are usual for such sizes: nobody has measured this blank. */
  isTypical: boolean;
  sizes: {
    size: string;
    group: 'adults' | 'children';
    /** The chest it is made for, from and to. */
    chestCm: [number, number];
  }[];
}
