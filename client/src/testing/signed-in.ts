import type { PublicUser } from "#shared/auth/user.schema.ts";

/** The page finds this user signed in; spread the answer into fakeApi. */
export function signedInAs(changes: Partial<PublicUser> = {}): { "GET /api/user": { body: PublicUser } } {
  writeCookie("desk.signed-in=1; path=/");
  const user = { id: 1, username: "grace", name: "Grace Adeyemi", email: "grace@example.com" };
  return { "GET /api/user": { body: { ...user, isAdmin: false, isSuperAdmin: false, ...changes } } };
}

export function signOut(): void {
  writeCookie("desk.signed-in=; max-age=0; path=/");
}

function writeCookie(text: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store, and in the product the server writes it
  document.cookie = text;
}
