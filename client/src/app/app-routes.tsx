import { Suspense } from "react";
import { Route, Routes } from "react-router-dom";
import { paths } from "#client/lib/paths.ts";
import { LandingPage } from "#client/pages/landing-page.tsx";
import { AppLayout } from "./app-layout.tsx";
import { PageLoading } from "./page-loading.tsx";
import { pageOf } from "./page-of.tsx";

const MoreRoutes = pageOf("MoreRoutes", () => import("./more-routes.tsx"));

/** The start page comes with the first script; the table of all others, and what their calls need, with the first of them. */
export function AppRoutes() {
  return (
    <Suspense fallback={<PageLoading />}>
      <Routes>
        <Route element={<AppLayout />}>
          <Route path={paths.home} element={<LandingPage />} />
          <Route path="*" element={<MoreRoutes />} />
        </Route>
      </Routes>
    </Suspense>
  );
}
