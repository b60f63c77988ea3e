/** Starts the office in the browser. */
import './styles/office.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { setSessionReactions } from './api/call.ts';
import { queryClient } from './api/query-client.ts';
import { router } from './routes.tsx';
import { askForProof } from './session/proof.ts';
import { listenEarly } from './session/live.ts';
import { endSession } from './session/session.ts';

setSessionReactions({ signedOut: endSession, prove: askForProof });
listenEarly();

createRoot(document.querySelector('#office')!).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>,
);
