import { Link, useLocation } from "react-router-dom";
import { paths } from "#client/lib/paths.ts";

/** Leads to /admin, which asks a visitor to sign in and then brings them back here. */
export function SignInLink({ className, children = "Sign in" }: { className: string; children?: string }) {
  const { pathname, search } = useLocation();
  return (
    <Link to={paths.admin} state={{ from: pathname + search }} className={className}>
      {children}
    </Link>
  );
}
