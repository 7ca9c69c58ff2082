/** Minor units as money with two decimals and the currency in capitals: "3.99 USD". */
export function formatPrice({ amount, currency }: { amount: number; currency: string }): string {
  return `${(amount / 100).toFixed(2)} ${currency.toUpperCase()}`;
}
