import type { ChatRefusal } from '../../wire.ts'

/** The exchange said no, in the reader's words. */
export class Refused extends Error {
  readonly refusal: string

  constructor({ name, message }: ChatRefusal) {
    super(message)
    this.refusal = name
  }
}
