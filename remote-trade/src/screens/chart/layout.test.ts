import { expect, test } from '@jest/globals'
import { parseLayout } from './layout.state.ts'

test.each([
  [
    { period: '4h', ind: 'RSI,MA' },
    { period: '4h', ind: 'MA,RSI' },
  ],
  [
    { period: '4h', ind: 'none' },
    { period: '4h', ind: 'none' },
  ],
  [
    { period: '7h', ind: '<b>,MA' },
    { period: '15m', ind: 'MA' },
  ],
  [
    { period: 7, ind: ['MA'] },
    { period: '', ind: '' },
  ],
  ['15m', { period: '', ind: '' }],
  [null, { period: '', ind: '' }],
])('of a stored layout %j is taken what can be shown', (stored, layout) => expect(parseLayout(stored)).toEqual(layout))
