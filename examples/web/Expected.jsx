import { useState } from "react";
import "https://saddlepoint.example/saddlepoint-view.js";

/** A view of the laboratory, and what its experiment found, as `read` puts it in words. */
export function Expected({ link, view, read }) {
  const [found, setFound] = useState(null);
  return (
    <figure>
      <saddlepoint-view link={link} view={view} onresult={({ detail }) => setFound(detail)} />
      <figcaption>{found ? read(found.result) : "…"}</figcaption>
    </figure>
  );
}
