import { RefreshCw } from "lucide-react";
import { useState } from "react";
import { PageSection } from "#client/components/page-section.tsx";
import { Button } from "#client/components/ui/button.tsx";
import { smallIcon } from "#client/components/ui/icon-sizes.ts";
import { ApiError } from "#client/lib/api-client.ts";
import { modelDetail, useChooseWriter, useWriter, writerName } from "#client/lib/writer.api.ts";
import { localServers } from "#shared/writer/local-servers.ts";
import type { WriterState } from "#shared/writer/writer.schema.ts";
import { type Address, AddressFields } from "./address-fields.tsx";
import { OllamaDownload } from "./ollama-download.tsx";
import { WriterOption } from "./writer-option.tsx";

type Choice = NonNullable<WriterState["choice"]>;

/** Who writes letters in this installation; for who may not choose, who it is. */
export function WriterSettings() {
  const { data: state, isPending, isError, refetch, isFetching } = useWriter();
  if (isPending) return <p role="status">Looking for models on this computer</p>;
  if (isError || !state)
    return (
      <p role="alert">
        Couldn't load the writer. <Button onClick={() => void refetch()}>Try again</Button>
      </p>
    );
  if (!state.mayChoose || !state.choice)
    return (
      <PageSection title="Writer" text={whyFixed(state)}>
        <p className="text-strong">Letters are written by {writerName(state.now)}.</p>
      </PageSection>
    );
  return <ChooseWriter state={state} choice={state.choice} isLooking={isFetching} onLook={() => void refetch()} />;
}

function whyFixed({ now }: WriterState): string {
  return now.kind === "environment"
    ? "Set by OPENAI_ variables when this server was started. Remove them to choose here."
    : "Only a super admin can change this.";
}

const BUILT_IN = "built-in";
const ADDRESS = "address";
const localKey = (server: string, model: string) => `local ${server} ${model}`;

function ChooseWriter({
  state: { now },
  choice,
  isLooking,
  onLook,
}: {
  state: WriterState;
  choice: Choice;
  isLooking: boolean;
  onLook: () => void;
}) {
  const current = now.kind === "local" ? localKey(now.server ?? "", now.model ?? "") : now.kind;
  const [picked, setPicked] = useState<string | null>(null);
  const [typed, setTyped] = useState<Address | null>(null);
  const choose = useChooseWriter();
  const value = picked ?? current;
  const address = typed ?? { baseUrl: choice.address?.baseUrl ?? "", model: choice.address?.model ?? "", apiKey: null };
  const models = choice.found.flatMap(({ server, models: own }) => own.map((model) => ({ server, ...model })));
  const isGone = now.kind === "local" && !models.some(({ server, name }) => localKey(server, name) === current);

  function save(): void {
    const model = models.find(({ server, name }) => localKey(server, name) === value);
    if (choose.isPending) return;
    if (value === BUILT_IN) choose.mutate({ kind: "built-in" });
    else if (model) choose.mutate({ kind: "local", server: model.server, model: model.name });
    else if (value === ADDRESS) {
      const { apiKey, ...rest } = address;
      choose.mutate(
        { kind: "address", ...rest, ...(apiKey === null ? {} : { apiKey }) },
        { onSuccess: () => setTyped(null) },
      );
    }
  }

  return (
    <PageSection
      title="Writer"
      text="One writer for all letters here. Each person can still use their own chatbot, or their browser's model."
    >
      <form
        noValidate
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <fieldset className="flex flex-col gap-2">
          <legend className="sr-only">Writer</legend>
          <WriterOption
            value={BUILT_IN}
            chosen={value}
            title="Built-in writer"
            detail="Combines your own sentences with prewritten ones. No setup needed."
            onPick={setPicked}
          />
          {models.map(({ server, name, bytes }) => (
            <WriterOption
              key={localKey(server, name)}
              value={localKey(server, name)}
              chosen={value}
              title={`${name} on this computer`}
              detail={`${modelDetail(server, bytes)}. Letters stay on this computer.`}
              onPick={setPicked}
            />
          ))}
          {isGone ? (
            <WriterOption
              value={current}
              chosen={value}
              title={`${now.model} on this computer`}
              detail="Not responding. Start it and check again, or choose another writer."
              onPick={setPicked}
            />
          ) : null}
          <WriterOption
            value={ADDRESS}
            chosen={value}
            title={now.kind === "address" ? `${now.model} at ${now.host}` : "An address and key"}
            detail="OpenAI, or any server that speaks its protocol. Letters go there, without names and contact details."
            onPick={setPicked}
          />
        </fieldset>
        {value === ADDRESS ? (
          <AddressFields
            address={address}
            hasKey={choice.address?.hasKey === true && choice.address.baseUrl === address.baseUrl}
            errors={choose.error instanceof ApiError ? choose.error.fields : {}}
            onChange={setTyped}
          />
        ) : null}
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" look="main" busy={choose.isPending}>
            {choose.isPending
              ? value === ADDRESS
                ? "Testing..."
                : "Saving..."
              : value === ADDRESS
                ? "Test and save"
                : "Save"}
          </Button>
          {choice.looksHere ? (
            <Button type="button" look="quiet" busy={isLooking} icon={<RefreshCw {...smallIcon} />} onClick={onLook}>
              Look again
            </Button>
          ) : null}
          <p className="text-quiet text-small">{value === current && !typed ? null : "Not saved yet"}</p>
        </div>
      </form>
      {choice.offer || choice.pull?.state === "pulling" ? (
        <OllamaDownload offer={choice.offer} pull={choice.pull} />
      ) : null}
      {choice.looksHere && choice.found.length === 0 ? (
        <p className="mt-5 text-small">
          No models found on this computer. We looked for {localServers.map(({ name }) => name).join(", ")}.
        </p>
      ) : null}
    </PageSection>
  );
}
