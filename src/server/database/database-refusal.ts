/** The embedded database cannot be opened; the message is one line for the operator who starts the shop. */
export class DatabaseRefusal extends Error {
  override name = 'DatabaseRefusal';
}
