import { createHmac } from "node:crypto";
import { networkOf, tellsNetwork } from "#server/integrations/helper-process/network.ts";

/**
 * What accounts that sign in from one network have in common, of a visitor's address; null where the address tells nothing.
 * Nobody can find the address in it without the key.
 */
export function accountNetwork(address: string, key: string): string | null {
  return tellsNetwork(address)
    ? createHmac("sha256", key)
        .update(`network ${networkOf(address)}`)
        .digest("base64url")
        .slice(0, 22)
    : null;
}
