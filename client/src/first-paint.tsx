import { renderToStaticMarkup } from "react-dom/server";
import { StaticRouter } from "react-router-dom";
import type { PublicUser } from "#shared/auth/user.schema.ts";
import { conventionDate } from "#shared/letters/letter-convention.ts";
import { AppRoutes } from "./app/app-routes.tsx";
import { LateNotice } from "./app/late-notice.tsx";
import { PageLoading } from "./app/page-loading.tsx";
import { createUserStore, UserContext } from "./features/auth/user-store.ts";

/** The date that a sheet without a letter has: the build's own day, which is not that of who comes. */
export const builtOn = conventionDate(new Date(), { language: "en", convention: "us" });

/** Stands in the place of a page whose code has not been loaded. */
export const placeholder = renderToStaticMarkup(<PageLoading />);

/** Ends every painted page: at its beginning it would come before the way past the header. */
export const lateNotice = renderToStaticMarkup(<LateNotice />);

/** What a browser shows at this address before any script has run; what has not been loaded holds its place. */
export function firstPaint(address: string, { signedIn = false } = {}): string {
  const user = signedIn ? somebody : null;
  return renderToStaticMarkup(
    <UserContext value={createUserStore(user, () => Promise.resolve(user))}>
      <StaticRouter location={address}>
        <AppRoutes />
      </StaticRouter>
    </UserContext>,
  );
}

/** The header alone is shown of them, with the menu's place in the place of the menu. */
const somebody: PublicUser = { id: 0, username: "", name: null, email: null, isAdmin: false, isSuperAdmin: false };
