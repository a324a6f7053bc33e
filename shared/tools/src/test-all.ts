/** `npm run test:all`: every gate and every test, by night and before a release; the last line counts them. */
import { commandLine, notUnderstood } from './command-line.ts'
import { regressions } from './test-run/seeds.ts'
import { wholeRun } from './test-run/whole-run.ts'

const usage = `npm run test:all -- [--shard 2/6] [--seed N]: every gate and every test, in all browsers, languages and themes

  --shard 2/6   the second of six parts, which take about the same time; the gates run in the first
  --seed N      the random cases of an earlier run again; without it a new seed, which is printed`

const { values } = commandLine(usage, { shard: { type: 'string' }, seed: { type: 'string' } })
const { shard, seed = String(Math.floor(Math.random() * 2 ** 31)) } = values
const [, part, parts] = /^([1-9]\d*)\/([1-9]\d*)$/.exec(shard ?? '1/1') ?? []
if (!part || Number(part) > Number(parts)) notUnderstood(usage, `--shard takes 2/6, not "${shard}"`)
if (!/^\d{1,10}$/.test(seed)) notUnderstood(usage, `--seed takes a whole number, not "${seed}"`)

await wholeRun({
  ...{ run: 'all', seed, shard, order: 'shuffled', judgesShares: false },
  ...{
    needs: ['browser', 'oathtool', 'engines', 'caddy'],
    also: [],
    skip: [],
    regressions: part === '1' ? regressions() : [],
  },
})
