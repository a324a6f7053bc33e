import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { renderPart } from '../testing.tsx'
import { Stepper } from './index.tsx'

const spoken = (step: HTMLElement) => step.querySelector('[aria-hidden] + *')?.textContent ?? step.textContent
const words = () => screen.getAllByRole('listitem').map(spoken)
const steps = ['Apply', 'Draw', 'Pay']

test('it says what is done and where it is, in words', () => {
  renderPart(<Stepper label="Offering" steps={steps} now={1} />)
  expect(screen.getByRole('list', { name: 'Offering' })).toBeDefined()
  expect(words()).toEqual(['Apply: done', 'Draw', 'Pay'])
  expect(document.querySelector('[aria-current=step]')?.textContent).toBe('Draw')
})

test('when all is done nothing is present', () => {
  renderPart(<Stepper steps={steps} now={3} />)
  expect(words()).toEqual(['Apply: done', 'Draw: done', 'Pay: done'])
  expect(document.querySelector('[aria-current]')).toBeNull()
})
