/** So much of rows that are sent whole. */
export const LONG_ROWS = { bytes: 400_000, rows: 20 } as const;

/**
 * Rows put together so that each piece has at most so many bytes and rows; one that is larger is a piece of its own. What
 * looks into long texts of many rows works through such pieces, with `inSlices`.
 */
export function inPieces<Id>(
  rows: readonly { id: Id; bytes: number }[],
  most: { bytes: number; rows: number },
): Id[][] {
  const pieces: Id[][] = [];
  let room = 0;
  for (const { id, bytes } of rows) {
    const piece = pieces.at(-1);
    if (!piece || piece.length >= most.rows || room < bytes) {
      pieces.push([id]);
      room = most.bytes;
    } else piece.push(id);
    room -= bytes;
  }
  return pieces;
}
