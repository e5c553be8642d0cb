/** A file that cannot be read, with a sentence for the person who chose it. */
export class UnreadableFile extends Error {
  /** True when a reader of free text, as the model is, may still make something of it. */
  readonly mayAskModel: boolean;

  constructor(sentence: string, mayAskModel = false) {
    super(sentence);
    this.name = 'UnreadableFile';
    this.mayAskModel = mayAskModel;
  }
}
