/** How long tests wait for what is sure to come, in milliseconds: it only matters where something is broken. */
export const PATIENCE = 300_000;
