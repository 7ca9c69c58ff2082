import { act, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { fakeApi } from "#client/testing/fake-api.ts";
import { renderScreen } from "#client/testing/render.tsx";
import type { WorkflowFile } from "#shared/workflows/workflow-file.schema.ts";
import { FileUploadField } from "./file-upload-field.tsx";
import { uploadFor } from "./file-uploads.ts";

const orders = { name: "orders.csv", size: 2_000_000 };

it("an upload goes on while other steps are looked at, and shows where it stands on return", async () => {
  fakeApi({});
  const { promise, resolve } = Promise.withResolvers<WorkflowFile>();
  let tell: (share: number) => void = () => {};
  let cancelled = false;
  const arriving = uploadFor("step one", orders, (onSent) => {
    tell = onSent;
    return { answer: promise, cancel: () => (cancelled = true) };
  });
  const { unmount } = renderScreen(<FileUploadField step="step one" onDone={() => {}} />);
  act(() => tell(0.5));
  expect(screen.getByText("1.0 of 2.0 MB")).toBeDefined();
  unmount();
  renderScreen(<FileUploadField step="step two" onDone={() => {}} />);
  expect(screen.getByRole("button", { name: "Upload a file" })).toBeDefined();
  expect(cancelled).toBe(false);
  const file = { id: 5 } as WorkflowFile;
  resolve(file);
  expect(await arriving).toBe(file);
});

it("a cancelled upload is no problem, and one that failed is", async () => {
  const ended = (error: Error) => uploadFor("step", orders, () => ({ answer: Promise.reject(error), cancel() {} }));
  expect(await ended(new DOMException("cancelled", "AbortError"))).toBeNull();
  await expect(ended(new Error("offline"))).rejects.toThrow("offline");
});
