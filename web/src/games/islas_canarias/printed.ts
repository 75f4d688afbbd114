/** What is printed on the islands and cards of a table's box. */
import type { Box as AnyBox } from "../../wire/box";
import type { Box, Colour, Feature } from "./told";

export const printed = (any: AnyBox): Box => any as Box;

/** What a priority can be. */
export type Mark = Feature | Colour;
