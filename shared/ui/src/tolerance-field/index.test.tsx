import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderPart } from '../testing.tsx'
import { ToleranceField } from './index.tsx'

const choices = ['0.001', '0.005', '0.01']

test('one of three tolerances is chosen, and another at a press', async () => {
  const chosen: string[] = []
  renderPart(<ToleranceField choices={choices} value="0.005" onChange={next => chosen.push(next)} />)
  expect(screen.getByRole('button', { name: '0.5%', pressed: true })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: '1%' }))
  expect(chosen).toEqual(['0.01'])
})

test('while it is off nothing is chosen', async () => {
  const chosen: string[] = []
  renderPart(<ToleranceField choices={choices} value="0.005" onChange={next => chosen.push(next)} disabled />)
  await userEvent.click(screen.getByRole('button', { name: '1%' }))
  expect(chosen).toEqual([])
})
