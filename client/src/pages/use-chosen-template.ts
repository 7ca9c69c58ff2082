import { useNavigate } from "react-router-dom";
import { messages } from "#client/lib/messages.ts";
import { paths } from "#client/lib/paths.ts";
import { showToast } from "#client/lib/toasts.ts";
import type { TemplateId } from "#shared/templates/template.ts";

/** Opens the generator with that template chosen. */
export function useChosenTemplate(): (templateId: TemplateId) => Promise<void> {
  const navigate = useNavigate();
  return async (templateId) => {
    const { writeChosenTemplate } = await import("#client/features/generator/stored-generator-state.ts");
    showToast(writeChosenTemplate(templateId) ? messages.templateSelected : messages.storageFailed);
    navigate(paths.prompt);
  };
}
