import tables from "./products.json" with { type: "json" };

/**
 * Names of programs, machines and methods, folded: what a letter says of them must be in the facts even where the name
 * looks like any noun, as all do in German. Names that are everyday words too are left out.
 */
export const products: readonly string[] = tables.names;
