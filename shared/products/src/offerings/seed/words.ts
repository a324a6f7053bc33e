/** What is written about the offerings of a fresh exchange. */
import { msg, translations } from '@shared/phrases'

export const intro = () =>
  translations(
    msg`<p>A sample token of this test exchange: it has no real issuer, and a simulated market sets its price.</p>`,
  )
