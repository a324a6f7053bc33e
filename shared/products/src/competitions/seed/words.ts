/** What the competitions of a fresh exchange are called, and what is written about them. */
import { msg, translations } from '@shared/phrases'
import type { CompetitionWords } from '../words.ts'

const rules = msg`<ul><li>Contracts only, up to 20x.</li><li>Ranked by yield; equal yields by who joined first.</li><li>To win a reward, close five positions, each worth 10% of the virtual funds or more and held for a minute or more, and have as much open for 5% of the time.</li><li>To win, verify your identity before the start, or before you join if the competition is running. Each person has one entry. Linked accounts that trade against each other rank last.</li><li>The entry funds come back in full.</li></ul>`

export const running = (): CompetitionWords => ({
  title: translations(msg`Week cup`),
  intro: translations(
    msg`<p>Seven days, 10,000 of virtual money for everybody, real rewards for the first ten. Forty bots play along under the same rules.</p>`,
  ),
  rules: translations(rules),
})

export const coming = (): CompetitionWords => ({
  title: translations(msg`Month cup`),
  intro: translations(
    msg`<p>Thirty days for traders who prefer to take their time. It starts in three days; you can join now.</p>`,
  ),
  rules: translations(rules),
})

export const ended = (): CompetitionWords => ({
  title: translations(msg`Two-hour sprint`),
  intro: translations(
    msg`<p>Played by bots alone, at the closing prices of the minutes on the chart, under the rules of every competition.</p>`,
  ),
  rules: translations(rules),
})
