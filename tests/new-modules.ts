import { vi } from 'vitest'

// A file that mocks modules has to import them anew.
vi.resetModules()
