import { LoaderCircle } from "lucide-react";

export function Spinner({ size = 16 }: { size?: number }) {
  return <LoaderCircle aria-hidden="true" size={size} strokeWidth={1.75} className="animate-spin" />;
}
