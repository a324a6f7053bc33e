/** What `pnpm bench` measures, by the name that runs it alone. */
import { byteFigures } from './bytes.ts'
import { orderFigures } from './exchange/orders.ts'
import { pauseFigures } from './exchange/pauses.ts'
import { startFigures } from './exchange/start.ts'
import { streamFigures } from './exchange/streams.ts'
import { tickFigures } from './exchange/ticks.ts'
import type { Ground } from './ground.ts'
import { updateFigures } from './history/updates.ts'
import { klineFigures } from './kline.ts'
import { moduleFigures } from './modules.ts'
import { mountFigures } from './mounts.ts'
import { offlineFigures } from './offline.ts'
import { sealingFigures } from './sealing.ts'
import { storeFigures } from './store.ts'
import { swapFigures } from './swaps.ts'
import { tickingFigures } from './ticking.ts'
import { tradingFigures } from './trading.ts'
import { twinFigures } from './twin.ts'

export type Section = {
  title: string
  /** How it is measured, and what is aimed at. */
  about: string
  /** @param known the section as it stands in the results; '' where it was never measured */
  measure(ground: Ground, known: string): Promise<string>
}

export const sections: Record<string, Section> = {
  federation: {
    title: 'A federation, and the same sources as one application',
    about: `Empty cache, 375x812, "Slow 4G" (1.6 Mbit/s, 150 ms), processor four times slower. The twin is bundled from the same sources without federation, code-split by screen; it comes from the same gateway, under the same policy, with every file's hash, with the same preloads and the same prefetch of the tabs. Before: commit 68530c2f, built and served by its own code, with an exchange of its own. None of them has the service worker, which each could have. One line: what the same gateway says at an address where there is nothing. Over a line: behind one that passes packets of 1,400 bytes, as fast and as slow; what DevTools emulates holds back a page that came in one piece until its last byte. Seen is what nothing lies over; an opening counts until its picture stands, since the overlay's 300 ms are everybody's.`,
    measure: twinFigures,
  },
  market: {
    title: 'A market of 240 rows that tick each second',
    about:
      "Three rounds of 20 s, processor four times slower, motion not reduced. The symbols are the exchange's own, each with doubles that move as it moves; prices are asked for the rows that somebody can see, and those beside them. By hand: the same page, its scripts taken out, and thirty lines that write each price of the same stream into its cell, with the same fill that fades. Then, while it ticks on, taps: a filter and back, twice, three orders of the rows, a row; each counts until the picture that follows it, by Event Timing.",
    measure: async ({ platform, browser }) => tickingFigures(await platform(), await browser()),
  },
  updates: {
    title: 'Updates, over the last twenty commits as releases',
    about:
      'Each commit that changes what a release is made of is built as it was. An update counts all files of the remote, words in all languages too: the deltas that are kept beside it for a phone with the release before, whole files where there is none. Then a slow phone that has been on Home, its tabs prefetched, comes back after a commit that changed one remote alone; the twin is built from the same commits.',
    measure: updateFigures,
  },
  offline: {
    title: 'Opened without a network',
    about:
      'A slow phone that has been on Home, until its worker keeps nothing more, opens the app again: all files cached, then with nobody at the other end.',
    measure: async ({ browser, rounds }) => offlineFigures(await browser(), rounds),
  },
  swaps: {
    title: 'From a decision to the phones',
    about: 'A release is promoted while phones are open.',
    measure: async ({ platform, browser, rounds }) => swapFigures(await platform(), await browser(), rounds),
  },
  decisions: {
    title: 'A decision, by how many there were',
    about: 'Folder store, in turns; each command reads its keys and what it remembers anew.',
    measure: ({ rounds }) => storeFigures(rounds),
  },
  ticks: {
    title: 'A second of the exchange, by how many positions are open',
    about:
      'In turns: a second of a market that moves, over contracts and CFDs of many people, isolated and cross, one order that waits for every four and one alert for every eight. Targets: 50 ms at 10,000, growing no faster than they do.',
    measure: ({ rounds }) => tickFigures(rounds),
  },
  orders: {
    title: 'Orders that the exchange carries out',
    about:
      'Positions opened and closed over HTTP, in turns: decrypted, booked and synced to the disk before the answer, by a process that makes prices meanwhile. They are sealed before, and sent by a process beside it. Targets: 1,000 a second at 64 at once, 5 ms at the median. What it is held against is a key of a body decrypted, which each order costs once.',
    measure: ({ rounds }) => orderFigures(rounds),
  },
  streams: {
    title: 'Streams of prices that the exchange tells',
    about: 'All symbols to each stream, once a second. Target: 1,000 streams on less than one core.',
    measure: () => streamFigures(3),
  },
  start: {
    title: 'A start of the exchange, by how many entries its books hold',
    about:
      'From the start of the process until it takes requests, as after a kill: what was not proved yet is proved beside it. From the disk: after the system forgot all files, where it lets itself be told so. Target: 5 s at ten million entries.',
    measure: ({ rounds }) => startFigures(Math.min(rounds, 3)),
  },
  pauses: {
    title: 'Pauses of an exchange, by how many people it has',
    about:
      'A process asks every 5 ms for an address that the exchange does not serve, one request after the other, while the exchange values everybody at midnight, checks its books or copies itself. Each person has money in both accounts, and a coin. Target: no wait over 50 ms.',
    measure: ({ rounds }) => pauseFigures(Math.min(rounds, 3)),
  },
  sealing: {
    title: 'Sealing an order',
    about:
      "An order of 2 KB, by the phone's own code as it is built, processor four times slower; each is the first of a page of its own. Target: 10 ms.",
    measure: async ({ browser, rounds }) => sealingFigures(await browser(), rounds),
  },
  trading: {
    title: 'Screens that people trade on, while prices tick',
    about:
      'Twenty seconds of a screen that nobody touches, processor four times slower; then the first tap on a field, on /kline on the drawing. Targets: no task over 50 ms, 200 ms until the picture.',
    measure: async ({ platform, browser, rounds }) => tradingFigures(await platform(), await browser(), rounds),
  },
  chart: {
    title: 'The chart of somebody who has traded five thousand times',
    about:
      'Each fill is an order that the exchange carried out: ten in each of 500 minutes, bought and sold. /kline at one minute to a bar, a price each second for twenty of them: an update is what the frames of the page do for one, from the price to the picture. Somebody who never traded, in turns.',
    measure: async ({ browser, rounds }) => klineFigures(await browser(), rounds),
  },
  mounts: {
    title: 'Each screen opened fifty times',
    about:
      'Each address that routes list, with what it needs, and a screen that asks for nothing, in turns: fifty times after ten that do not count; garbage is collected before each look. Target: no more than 1 MB, and no listener, element or worker that stays. `pnpm bench mounts /home /my` measures these alone, beside what stands here.',
    measure: async ({ platform, browser, only }, known) => mountFigures(await platform(), await browser(), only, known),
  },
  modules: {
    title: 'What each KB until Home does',
    about:
      'Page, scripts, styles and words until Home stands, without preload of what comes later, by the library or the room of ours that they are made from: minified, and its share of what the file weighs as brotli. KB of 1,000 bytes. Targets: 200 KB in all, and 25 more than the twin.',
    measure: moduleFigures,
  },
  bytes: {
    title: 'Bytes of each screen',
    about:
      "KB of brotli of a screen's own scripts, its unit's entry aside, as they are built, beside what budget.json allows.",
    measure: byteFigures,
  },
}
