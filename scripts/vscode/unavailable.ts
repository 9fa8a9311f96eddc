/** Something that this machine cannot give (a download, a browser, a display): no fault of the code under test. */
export class Unavailable extends Error {
  override readonly name = 'Unavailable';
}
