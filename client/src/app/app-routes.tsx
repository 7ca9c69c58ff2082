import { lazy, Suspense } from "react";
import { Route, Routes } from "react-router-dom";
import { paths } from "#client/lib/paths.ts";
import { LandingPage } from "#client/pages/landing-page.tsx";
import { AppLayout } from "./app-layout.tsx";
import { PageLoading } from "./page-loading.tsx";

const NotFoundPage = lazy(() =>
  import("#client/pages/not-found-page.tsx").then((page) => ({ default: page.NotFoundPage })),
);
const PromptPage = lazy(() => import("#client/pages/prompt-page.tsx").then((page) => ({ default: page.PromptPage })));

const CareerTipsPage = lazy(() =>
  import("#client/pages/career-tips-page.tsx").then((page) => ({ default: page.CareerTipsPage })),
);
const EducationLevelPage = lazy(() =>
  import("#client/pages/education-level-page.tsx").then((page) => ({ default: page.EducationLevelPage })),
);
const ExperienceLevelPage = lazy(() =>
  import("#client/pages/experience-level-page.tsx").then((page) => ({ default: page.ExperienceLevelPage })),
);
const JobTargetQuestionPage = lazy(() =>
  import("#client/pages/job-target-question-page.tsx").then((page) => ({ default: page.JobTargetQuestionPage })),
);
const PositionSelectionPage = lazy(() =>
  import("#client/pages/position-selection-page.tsx").then((page) => ({ default: page.PositionSelectionPage })),
);
const SkillsSelectionPage = lazy(() =>
  import("#client/pages/skills-selection-page.tsx").then((page) => ({ default: page.SkillsSelectionPage })),
);
const StrengthsSelectionPage = lazy(() =>
  import("#client/pages/strengths-selection-page.tsx").then((page) => ({ default: page.StrengthsSelectionPage })),
);

const ResumeReviewPage = lazy(() =>
  import("#client/pages/resume-review-page.tsx").then((page) => ({ default: page.ResumeReviewPage })),
);
const ResumeUploadPage = lazy(() =>
  import("#client/pages/resume-upload-page.tsx").then((page) => ({ default: page.ResumeUploadPage })),
);

const AdminEntrance = lazy(() => import("./admin-entrance.tsx").then((module) => ({ default: module.AdminEntrance })));
const AdminManagePage = lazy(() =>
  import("#client/pages/admin-manage-page.tsx").then((page) => ({ default: page.AdminManagePage })),
);
const AdminPage = lazy(() => import("#client/pages/admin-page.tsx").then((page) => ({ default: page.AdminPage })));
const AdminUsersPage = lazy(() =>
  import("#client/pages/admin-users-page.tsx").then((page) => ({ default: page.AdminUsersPage })),
);
const AuthPage = lazy(() => import("#client/pages/auth-page.tsx").then((page) => ({ default: page.AuthPage })));
const EditLetterPage = lazy(() =>
  import("#client/pages/edit-letter-page.tsx").then((page) => ({ default: page.EditLetterPage })),
);
const HistoryPage = lazy(() =>
  import("#client/pages/history-page.tsx").then((page) => ({ default: page.HistoryPage })),
);
const LocalHistoryPage = lazy(() =>
  import("#client/pages/local-history-page.tsx").then((page) => ({ default: page.LocalHistoryPage })),
);
const MyCoverLettersPage = lazy(() =>
  import("#client/pages/my-cover-letters-page.tsx").then((page) => ({ default: page.MyCoverLettersPage })),
);
const ProfilePage = lazy(() =>
  import("#client/pages/profile-page.tsx").then((page) => ({ default: page.ProfilePage })),
);
const ResetPasswordPage = lazy(() =>
  import("#client/pages/reset-password-page.tsx").then((page) => ({ default: page.ResetPasswordPage })),
);
const SettingsPage = lazy(() =>
  import("#client/pages/settings-page.tsx").then((page) => ({ default: page.SettingsPage })),
);
const HelpPage = lazy(() => import("#client/pages/help-page.tsx").then((page) => ({ default: page.HelpPage })));
const SignOutGuidePage = lazy(() =>
  import("#client/pages/sign-out-guide-page.tsx").then((page) => ({ default: page.SignOutGuidePage })),
);

const PaymentSuccessPage = lazy(() =>
  import("#client/pages/payment-success-page.tsx").then((page) => ({ default: page.PaymentSuccessPage })),
);
const StripeFixedPage = lazy(() =>
  import("#client/pages/stripe-fixed-page.tsx").then((page) => ({ default: page.StripeFixedPage })),
);
const StripeRedirectPage = lazy(() =>
  import("#client/pages/stripe-redirect-page.tsx").then((page) => ({ default: page.StripeRedirectPage })),
);
const TemplatesPage = lazy(() =>
  import("#client/pages/templates-page.tsx").then((page) => ({ default: page.TemplatesPage })),
);

const SharedResultPage = lazy(() =>
  import("#client/pages/shared-result-page.tsx").then((page) => ({ default: page.SharedResultPage })),
);
const WorkflowPage = lazy(() =>
  import("#client/pages/workflow-page.tsx").then((page) => ({ default: page.WorkflowPage })),
);
const WorkflowRunPage = lazy(() =>
  import("#client/pages/workflow-run-page.tsx").then((page) => ({ default: page.WorkflowRunPage })),
);
const WorkflowsPage = lazy(() =>
  import("#client/pages/workflows-page.tsx").then((page) => ({ default: page.WorkflowsPage })),
);

/** Every route of the product; all but the landing page load their code when they are opened. */
export function AppRoutes() {
  return (
    <Suspense fallback={<PageLoading />}>
      <Routes>
        <Route element={<AppLayout />}>
          <Route path={paths.home} element={<LandingPage />} />
          <Route path={paths.prompt} element={<PromptPage />} />
          <Route path={paths.resumeUpload} element={<ResumeUploadPage />} />
          <Route path={paths.resumeReview} element={<ResumeReviewPage />} />
          <Route path={paths.jobTargetQuestion} element={<JobTargetQuestionPage />} />
          <Route path={paths.positionSelection} element={<PositionSelectionPage />} />
          <Route path={paths.wizard} element={<PositionSelectionPage />} />
          <Route path={paths.skillsSelection} element={<SkillsSelectionPage />} />
          <Route path={paths.experienceLevel} element={<ExperienceLevelPage />} />
          <Route path={paths.educationLevel} element={<EducationLevelPage />} />
          <Route path={paths.strengthsSelection} element={<StrengthsSelectionPage />} />
          <Route path={paths.careerTips} element={<CareerTipsPage />} />
          <Route path={paths.templates} element={<TemplatesPage />} />
          <Route path={paths.paymentSuccess} element={<PaymentSuccessPage />} />
          <Route path={paths.stripeRedirect} element={<StripeRedirectPage />} />
          <Route path={paths.stripeFixed} element={<StripeFixedPage />} />
          <Route path={paths.auth} element={<AuthPage />} />
          <Route path={paths.resetPassword}>
            <Route index element={<ResetPasswordPage />} />
            <Route path=":token" element={<ResetPasswordPage />} />
          </Route>
          <Route path={paths.myCoverLetters} element={<MyCoverLettersPage />} />
          <Route path={paths.history} element={<HistoryPage />} />
          <Route path={paths.localHistory} element={<LocalHistoryPage />} />
          <Route path="/edit-letter/:id?" element={<EditLetterPage />} />
          <Route path={paths.profile} element={<ProfilePage />} />
          <Route path={paths.settings} element={<SettingsPage />} />
          <Route path={paths.help} element={<HelpPage />} />
          <Route path={paths.signOutGuide} element={<SignOutGuidePage />} />
          <Route path={paths.workflows}>
            <Route index element={<WorkflowsPage />} />
            <Route path=":id" element={<WorkflowPage />} />
            <Route path=":id/runs/:executionId" element={<WorkflowRunPage />} />
          </Route>
          <Route path={`${paths.sharedResults}/:token`} element={<SharedResultPage />} />
          <Route path={paths.admin} element={<AdminEntrance />}>
            <Route index element={<AdminPage />} />
            <Route path="users" element={<AdminUsersPage />} />
            <Route path="manage" element={<AdminManagePage />} />
            <Route path="*" element={<NotFoundPage />} />
          </Route>
          <Route path="*" element={<NotFoundPage />} />
        </Route>
      </Routes>
    </Suspense>
  );
}
