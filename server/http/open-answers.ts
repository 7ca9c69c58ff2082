import type { Application, Response } from "express";
import { createPlaces, type PlaceBounds } from "./places.ts";
import { visitorAddress } from "./rate-limit.ts";

const usual: PlaceBounds = { ofOwner: 20, ofNetwork: 60, ofAll: 300 };
const placesOf = new WeakMap<Application, ReturnType<typeof createAnswerPlaces>>();

/**
 * Counts an answer in pieces until it is out: each holds a connection, and often a file. Where all places are taken, the
 * slowest of the network that has most is ended for a newcomer.
 * @throws AppError tooMany, unavailable
 */
export function holdOpen(response: Response, bounds: PlaceBounds = usual): void {
  const { app } = response;
  const places = placesOf.get(app) ?? createAnswerPlaces(bounds);
  placesOf.set(app, places);
  try {
    places.hold(response);
  } catch (refusal) {
    // The answer that is refused has said what it is.
    for (const name of ["Content-Length", "Content-Type", "Content-Disposition"]) response.removeHeader(name);
    throw refusal;
  }
}

const downloads = {
  own: "Wait until your other downloads are done. Try again in 5 seconds.",
  busy: "Many downloads are under way. Try again in 5 seconds.",
};

/** Places for answers of one kind; see {@link holdOpen}. */
export function createAnswerPlaces(bounds: PlaceBounds, words = downloads) {
  const places = createPlaces(bounds, words);
  return {
    /** @throws AppError tooMany, unavailable */
    hold(response: Response): void {
      const { user, socket } = response.req;
      const address = visitorAddress(response.req);
      const [since, before] = [Date.now(), socket.bytesWritten];
      const free = places.take({
        owner: user ? `account ${user.id}` : address,
        address,
        speed: () => (socket.bytesWritten - socket.writableLength - before) / (Date.now() - since + 1),
        end: () => response.destroy(),
      });
      response.once("close", free);
    },
  };
}
