// Serves a folder of gallery pages on this machine, under the content security policy that the real server sends.
// `node tests/serve.mjs FOLDER [PORT]`

import { createServer } from "node:http";
import { readFile } from "node:fs/promises";
import { extname, join, normalize } from "node:path";
import { pathToFileURL } from "node:url";

export const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; " +
  "manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

const TYPES = {
  ".html": "text/html; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
  ".webmanifest": "application/manifest+json",
};

export const serve = (folder, port = 0) =>
  new Promise((ready) => {
    const server = createServer(async (request, response) => {
      const { pathname } = new URL(request.url, "http://localhost");
      // The rulebook is where links to rules expect it; everything else lies flat in the folder.
      // The gallery has no server to be out of reach of.
      if (pathname === "/sw.js") return response.writeHead(200, { "content-type": TYPES[".js"] }).end();
      const path = pathname.startsWith("/rules/") ? "rules.en.light.html" : pathname.endsWith("/analysis") ? "analysis.html" : pathname === "/" ? "first.fr.light.html" : pathname;
      try {
        const body = await readFile(join(folder, normalize(path)));
        response.writeHead(200, {
          "content-type": TYPES[extname(path)] ?? "application/octet-stream",
          "content-security-policy": POLICY,
          "x-content-type-options": "nosniff",
        });
        response.end(body);
      } catch {
        response.writeHead(404).end();
      }
    });
    server.listen(port, "127.0.0.1", () => ready({ server, address: `http://127.0.0.1:${server.address().port}` }));
  });

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { address } = await serve(process.argv[2] ?? ".", Number(process.argv[3] ?? 8080));
  console.log(address);
}
