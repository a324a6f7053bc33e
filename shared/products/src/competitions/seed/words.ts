/** What the competitions of a fresh exchange are called, and what is written about them. */
import { msg, translations } from '@shared/phrases'
import type { CompetitionWords } from '../words.ts'

const rules = msg`<ul><li>Contracts only, up to 20x.</li><li>Ranked by return. Ties go to whoever joined first.</li><li>To qualify for a reward, close five positions, each worth at least 10% of the virtual funds and held for at least a minute, and keep positions worth at least 10% of the virtual funds open for 5% of the competition.</li><li>To qualify, verify your identity before the start, or before you join if the competition is running. Each person has one entry. Linked accounts that trade against each other rank last.</li><li>You get your entry funds back in full.</li></ul>`

export const running = (): CompetitionWords => ({
  title: translations(msg`Weekly cup`),
  intro: translations(
    msg`<p>Seven days, 10,000 USDT of virtual funds for everyone, and rewards for the top ten. Forty bots take part under the same rules.</p>`,
  ),
  rules: translations(rules),
})

export const coming = (): CompetitionWords => ({
  title: translations(msg`Monthly cup`),
  intro: translations(
    msg`<p>Thirty days for traders who prefer to take their time. It starts in three days; you can join now.</p>`,
  ),
  rules: translations(rules),
})

export const ended = (): CompetitionWords => ({
  title: translations(msg`Two-hour sprint`),
  intro: translations(
    msg`<p>Only bots took part, at the chart's one-minute closing prices and under the usual rules.</p>`,
  ),
  rules: translations(rules),
})
