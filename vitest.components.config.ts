/** Component tests: `*.browser.test.tsx`, each rendered alone in a real Chromium, without a server. */
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { headlessOnSystem, onSystem } from './tools/find-chromium.mjs';

const executablePath = process.env.CHROMIUM_PATH ?? headlessOnSystem() ?? onSystem();
const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export default defineConfig({
  plugins: [react(), tailwindcss()],
  publicDir: 'src/web/public',
  optimizeDeps: {
    include: [
      'react',
      'react-dom/client',
      'react-router',
      'zustand',
      'axe-core',
      '@tanstack/react-query',
      'temporal-polyfill',
    ],
  },
  test: {
    name: 'components',
    include: ['{src,gallery}/**/*.browser.test.tsx'],
    testTimeout: 20_000,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 390, height: 844 },
      provider: playwright({
        launchOptions: { ...(executablePath && { executablePath }), args: ARGUMENTS },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
