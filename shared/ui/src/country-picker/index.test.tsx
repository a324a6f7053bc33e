import { expect, jest, test } from '@jest/globals'
import { listCountries } from '@shared/format/countries'
import { screen } from '@testing-library/react'
import { renderPart } from '../testing.tsx'
import { CountryList } from './index.tsx'

const countries = listCountries('en-US')
const rows = () => screen.queryAllByRole('listitem')

test('a press picks, and the chosen one is marked', async () => {
  const pick = jest.fn()
  const { user } = renderPart(<CountryList countries={countries} value="US" onPick={pick} />)
  expect(screen.getByRole('button', { name: 'United States +1', current: true })).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'South Korea +82' }))
  expect(pick).toHaveBeenCalledWith(expect.objectContaining({ country_code: 'KR' }))
})

test('a search leaves what it finds', async () => {
  const { user } = renderPart(<CountryList countries={countries} value={undefined} onPick={() => {}} />)
  expect(rows()).toHaveLength(countries.length)
  await user.type(screen.getByRole('searchbox', { name: 'Search country or code' }), '+66')
  expect(rows().map(row => row.textContent)).toEqual(['Thailand+66'])
})

test('says so, and draws no list, when a search finds nothing', async () => {
  const { user } = renderPart(<CountryList countries={countries} value={undefined} onPick={() => {}} />)
  await user.type(screen.getByRole('searchbox'), 'zzz')
  expect(screen.getByRole('status').textContent).toBe('No results')
  expect(screen.queryByRole('list')).toBeNull()
})
