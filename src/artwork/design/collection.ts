/** The letterings and drawings that shoppers can add to a design. */
export interface Collection {
  letterings: { id: string; name: string; mood: string }[];
  /** Path data in absolute commands, within -0.5 to 0.5. */
  clipart: { id: string; name: string; d: string }[];
}
