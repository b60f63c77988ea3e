/** The clock as a dependency: rules take a Date, services take a Clock. */

export type Clock = () => Date;
