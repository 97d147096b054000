/** The places of some rows in their list, whose order they have. A row that is not in the list is past its end. */
export function placesIn<Row>(all: readonly Row[], rows: readonly Row[]): Int32Array {
  const places = new Int32Array(rows.length);
  let place = 0;
  for (let index = 0; index < rows.length; index += 1) {
    while (place < all.length && all[place] !== rows[index]) place += 1;
    places[index] = place;
    place += 1;
  }
  return places;
}
