/** Cents of a US dollar as a price: "$3.99". */
export function priceLabel(cents: number): string {
  return `$${(cents / 100).toFixed(2)}`;
}
