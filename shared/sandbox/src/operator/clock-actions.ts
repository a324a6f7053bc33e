/** Moving a manual clock. */
import { stamp } from '@shared/engine/clock'
import type { Context } from '@shared/engine/context'
import { argument, type OperatorAction } from '@shared/engine/operator-action'

const units: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3_600, d: 86_400 }

/** "90s", "10m", "1h", "2d" in seconds. @throws Error with the forms that are read */
export function secondsOf(text: string): number {
  const [, count = '', unit = ''] = /^(\d{1,6})([smhd])$/.exec(text) ?? []
  const seconds = Number(count) * (units[unit] ?? Number.NaN)
  if (!(seconds > 0)) throw new Error(`"${text}" is no time. Say 90s, 10m, 1h or 2d`)
  return seconds
}

const mustBeManual = ({ clock }: Context) => {
  if (!clock.manual) throw new Error('This clock is real. Start the sandbox with --clock manual')
}

export type ClockMoves = {
  /** Lives that many seconds, one by one. */
  advance(seconds: number): Promise<void>
  /** Is down for that many seconds, and comes up again. @param wasThere nobody's time to pay is longer for it */
  skip(seconds: number, wasThere: boolean): Promise<void>
}

export const clockActions = (moves: ClockMoves): readonly OperatorAction[] => [
  {
    name: 'clock advance',
    usage: '<90s|10m|1h|2d>',
    summary: 'moves a manual clock on; what falls due on the way happens in order',
    async run(context, args) {
      mustBeManual(context)
      await moves.advance(secondsOf(argument(args, 0, 'time')))
      return stamp(context.clock.now())
    },
  },
  {
    name: 'clock skip',
    usage: '<90s|10m|1h|2d> [--up]',
    summary:
      'moves a manual clock on as if the exchange had been down: no prices, then what fell due meanwhile; with --up nobody’s time to pay is longer for it',
    async run(context, args) {
      mustBeManual(context)
      await moves.skip(secondsOf(argument(args, 0, 'time')), args.options.up !== undefined)
      return stamp(context.clock.now())
    },
  },
  {
    name: 'clock show',
    usage: '',
    summary: 'what time the exchange has (UTC+8)',
    run: context => `${stamp(context.clock.now())}${context.clock.manual ? ' (manual)' : ''}`,
  },
]
