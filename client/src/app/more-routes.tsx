import { lazy } from "react";
import { Route, Routes } from "react-router-dom";
import { paths } from "#client/lib/paths.ts";
import { pageOf } from "./page-of.tsx";
import { QueryScope } from "./query-scope.tsx";

const NotFoundPage = pageOf("NotFoundPage", () => import("#client/pages/not-found-page.tsx"));
const PromptPage = pageOf("PromptPage", async () => {
  const page = await import("#client/pages/prompt-page.tsx");
  await page.fetchShownParts();
  return page;
});

const CareerTipsPage = pageOf("CareerTipsPage", () => import("#client/pages/career-tips-page.tsx"));
const EducationLevelPage = pageOf("EducationLevelPage", () => import("#client/pages/education-level-page.tsx"));
const ExperienceLevelPage = pageOf("ExperienceLevelPage", () => import("#client/pages/experience-level-page.tsx"));
const JobTargetQuestionPage = pageOf(
  "JobTargetQuestionPage",
  () => import("#client/pages/job-target-question-page.tsx"),
);
const PositionSelectionPage = pageOf(
  "PositionSelectionPage",
  () => import("#client/pages/position-selection-page.tsx"),
);
const SkillsSelectionPage = pageOf("SkillsSelectionPage", () => import("#client/pages/skills-selection-page.tsx"));
const StrengthsSelectionPage = pageOf(
  "StrengthsSelectionPage",
  () => import("#client/pages/strengths-selection-page.tsx"),
);

const ResumeReviewPage = pageOf("ResumeReviewPage", () => import("#client/pages/resume-review-page.tsx"));
const ResumeUploadPage = pageOf("ResumeUploadPage", () => import("#client/pages/resume-upload-page.tsx"));

const AdminEntrance = lazy(() => import("./admin-entrance.tsx").then((module) => ({ default: module.AdminEntrance })));
const AdminAuditPage = pageOf("AdminAuditPage", () => import("#client/pages/admin-audit-page.tsx"));
const AdminManagePage = pageOf("AdminManagePage", () => import("#client/pages/admin-manage-page.tsx"));
const AdminPage = pageOf("AdminPage", () => import("#client/pages/admin-page.tsx"));
const AdminUsersPage = pageOf("AdminUsersPage", () => import("#client/pages/admin-users-page.tsx"));
const ApplicationPage = pageOf("ApplicationPage", () => import("#client/pages/application-page.tsx"));
const ApplicationFiguresPage = pageOf(
  "ApplicationFiguresPage",
  () => import("#client/pages/application-figures-page.tsx"),
);
const SeveralPostingsPage = pageOf("SeveralPostingsPage", () => import("#client/pages/several-postings-page.tsx"));
const SharePostingPage = pageOf("SharePostingPage", () => import("#client/pages/share-posting-page.tsx"));
const ApplicationsPage = pageOf("ApplicationsPage", () => import("#client/pages/applications-page.tsx"));
const AuthPage = pageOf("AuthPage", () => import("#client/pages/auth-page.tsx"));
const ConfirmEmailPage = pageOf("ConfirmEmailPage", () => import("#client/pages/confirm-email-page.tsx"));
const EditLetterPage = pageOf("EditLetterPage", () => import("#client/pages/edit-letter-page.tsx"));
const HistoryPage = pageOf("HistoryPage", () => import("#client/pages/history-page.tsx"));
const LocalHistoryPage = pageOf("LocalHistoryPage", () => import("#client/pages/local-history-page.tsx"));
const MailRequestPage = pageOf("MailRequestPage", () => import("#client/pages/mail-request-page.tsx"));
const MyCoverLettersPage = pageOf("MyCoverLettersPage", () => import("#client/pages/my-cover-letters-page.tsx"));
const MyFactsPage = pageOf("MyFactsPage", () => import("#client/pages/my-facts-page.tsx"));
const ProfilePage = pageOf("ProfilePage", () => import("#client/pages/profile-page.tsx"));
const ResetPasswordPage = pageOf("ResetPasswordPage", () => import("#client/pages/reset-password-page.tsx"));
const SettingsPage = pageOf("SettingsPage", () => import("#client/pages/settings-page.tsx"));
const WriterPage = pageOf("WriterPage", () => import("#client/pages/writer-page.tsx"));
const StopMailsPage = pageOf("StopMailsPage", () => import("#client/pages/stop-mails-page.tsx"));
const StopRemindersPage = pageOf("StopRemindersPage", () => import("#client/pages/stop-reminders-page.tsx"));
const TakeBackEmailPage = pageOf("TakeBackEmailPage", () => import("#client/pages/take-back-email-page.tsx"));
const HelpPage = pageOf("HelpPage", () => import("#client/pages/help-page.tsx"));
const SignOutGuidePage = pageOf("SignOutGuidePage", () => import("#client/pages/sign-out-guide-page.tsx"));

const PaymentSuccessPage = pageOf("PaymentSuccessPage", () => import("#client/pages/payment-success-page.tsx"));
const StripeFixedPage = pageOf("StripeFixedPage", () => import("#client/pages/stripe-fixed-page.tsx"));
const StripeRedirectPage = pageOf("StripeRedirectPage", () => import("#client/pages/stripe-redirect-page.tsx"));
const TemplatesPage = pageOf("TemplatesPage", () => import("#client/pages/templates-page.tsx"));

const SharedResultPage = pageOf("SharedResultPage", () => import("#client/pages/shared-result-page.tsx"));
const WorkflowPage = pageOf("WorkflowPage", () => import("#client/pages/workflow-page.tsx"));
const WorkflowRunPage = pageOf("WorkflowRunPage", () => import("#client/pages/workflow-run-page.tsx"));
const WorkflowsPage = pageOf("WorkflowsPage", () => import("#client/pages/workflows-page.tsx"));

/** Every address but the start page's; each page loads its code when it is opened. */
export function MoreRoutes() {
  return (
    <QueryScope>
      <Routes>
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
        <Route path={`${paths.confirmEmail}/:token`} element={<ConfirmEmailPage />} />
        <Route path={`${paths.takeBackEmail}/:token`} element={<TakeBackEmailPage />} />
        <Route path={`${paths.mailRequest}/:token`} element={<MailRequestPage />} />
        <Route path={`${paths.stopMails}/:token`} element={<StopMailsPage />} />
        <Route path={`${paths.stopReminders}/:token`} element={<StopRemindersPage />} />
        <Route path={paths.myCoverLetters} element={<MyCoverLettersPage />} />
        <Route path={paths.history} element={<HistoryPage />} />
        <Route path={paths.myFacts} element={<MyFactsPage />} />
        <Route path={paths.applications}>
          <Route index element={<ApplicationsPage />} />
          <Route path="several" element={<SeveralPostingsPage />} />
          <Route path="figures" element={<ApplicationFiguresPage />} />
          <Route path=":key" element={<ApplicationPage />} />
        </Route>
        <Route path={paths.sharePosting} element={<SharePostingPage />} />
        <Route path={paths.localHistory} element={<LocalHistoryPage />} />
        <Route path="/edit-letter/:id?" element={<EditLetterPage />} />
        <Route path={paths.profile} element={<ProfilePage />} />
        <Route path={paths.settings} element={<SettingsPage />} />
        <Route path={paths.writerSettings} element={<WriterPage />} />
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
          <Route path="audit-log" element={<AdminAuditPage />} />
          <Route path="*" element={<NotFoundPage />} />
        </Route>
        <Route path="*" element={<NotFoundPage />} />
      </Routes>
    </QueryScope>
  );
}
