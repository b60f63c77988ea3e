/** Shows the gallery in a browser: `npm run gallery`. */
import { createRoot } from 'react-dom/client';
import './gallery.css';
import { Gallery } from './gallery.tsx';

createRoot(document.getElementById('gallery')!).render(<Gallery />);
