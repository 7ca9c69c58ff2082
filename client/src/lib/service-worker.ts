const LOOK_AGAIN_MS = 60 * 60 * 1_000;

/**
 * Keeps the page for opening it offline, and calls back when another version has been kept. Does nothing where the
 * browser has no service workers, on addresses that are not secure, and in development.
 */
export function keepPageOffline(onOtherVersion: () => void): () => void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return () => {};
  const workers = navigator.serviceWorker;
  let wasControlled = workers.controller !== null;
  const onControllerChange = () => {
    if (wasControlled) onOtherVersion();
    wasControlled = true;
  };
  workers.addEventListener("controllerchange", onControllerChange);

  const registered = workers.register("/service-worker.js").catch(() => null);
  const timer = setInterval(() => {
    // Without a network there is nothing newer to be found.
    void registered.then((registration) => registration?.update()).catch(() => null);
  }, LOOK_AGAIN_MS);
  return () => {
    workers.removeEventListener("controllerchange", onControllerChange);
    clearInterval(timer);
  };
}
