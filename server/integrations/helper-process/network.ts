/**
 * The network that a visitor's address belongs to: of IPv6 the /48 that one customer gets, in which every /64 counts as an
 * address of its own; of IPv4 the address itself.
 */
export function networkOf(address: string): string {
  return address.includes(":") ? address.split(":").slice(0, 3).join(":") : address;
}
