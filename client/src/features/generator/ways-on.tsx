import { Button } from "#client/components/ui/button.tsx";

/** What can be done after a language model failed; a way that is left out is not there. */
export type WaysOn = {
  /** From where the letter broke off. */
  goOn?: (() => void) | undefined;
  again: () => void;
  builtIn?: (() => void) | undefined;
};

/** The ways on as buttons, the one that loses least first. */
export function WaysOnButtons({ ways: { goOn, again, builtIn } }: { ways: WaysOn }) {
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      {goOn ? (
        <Button look="main" onClick={goOn}>
          Continue from here
        </Button>
      ) : null}
      <Button look={goOn ? "second" : "main"} onClick={again}>
        Try again
      </Button>
      {builtIn ? <Button onClick={builtIn}>Use the built-in writer</Button> : null}
    </div>
  );
}
