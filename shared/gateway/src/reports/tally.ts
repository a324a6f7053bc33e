/** Is told of each page, fault and speed as it is counted, beside the minutes that are written. */
import type { ClientReport } from '@shared/contract'

export type Tally = {
  page(of: ClientReport): void
  failedPage(of: ClientReport): void
  fault(of: ClientReport): void
  /** How long something took there. */
  speed(of: ClientReport): void
}

const nobody = () => {}
export const noTally: Tally = { page: nobody, failedPage: nobody, fault: nobody, speed: nobody }
