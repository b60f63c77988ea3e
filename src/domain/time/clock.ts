/** Time as a dependency: rules take instants, services take a Clock. */

export type Clock = () => Date;
