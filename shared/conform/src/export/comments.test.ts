import { expect, test } from '@jest/globals'
import { wordsOfFields, wordsOfName } from './comments.ts'

test('what stands above a call, and above what it takes and answers, is told', () => {
  expect(wordsOfName('openDemoCall').about).toMatch(/^A visitor is given a token/)
  expect(wordsOfName('updateStopLossCall').input).toMatch(/^Absent keeps/)
  expect(wordsOfName('chatSessionCall').output).toMatch(/^url: of the chat's page/)
})

test('a field is told by what stands above it, in the object that it stands in', () => {
  const { quantity, price } = wordsOfFields([
    'tradeType',
    'symbol',
    'direction',
    'orderType',
    'quantity',
    'amount',
    'price',
    'triggerPrice',
    'leverage',
    'marginMode',
    'takeProfitPrice',
    'stopLossPrice',
    'setId',
    'strike',
    'expireTime',
    'clientOrderId',
  ])
  expect([quantity, price]).toEqual(['Base units; lots of a CFD; options.', 'Of a limit order.'])
  expect(wordsOfFields(['quantity', 'somewhere', 'else'])).toEqual({})
})
